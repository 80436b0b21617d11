/** Where a model is reached by the chat completions protocol, which many servers speak. */
export interface ModelAccess {
  /** Address up to the version, e.g. https://api.openai.com/v1 */
  url: string;
  key: string;
  model: string;
}

export interface ToolCall {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

export type Message =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string | null; tool_calls: ToolCall[] }
  | { role: "tool"; tool_call_id: string; content: string };

export interface Tool {
  type: "function";
  function: { name: string; description: string; parameters: object };
}

/**
 * One turn of a model that must call tools.
 * @returns the calls it made; none when it only talked
 * @throws an Error when the server refuses, breaks the protocol, or the signal ends the call
 */
export async function callModel(
  access: ModelAccess,
  messages: Message[],
  tools: Tool[],
  signal: AbortSignal,
): Promise<ToolCall[]> {
  const response = await fetch(`${access.url.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${access.key}` },
    body: JSON.stringify({ model: access.model, messages, tools, tool_choice: "required" }),
    signal,
    redirect: "error",
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The model's server answered with status ${response.status}.`);
  }
  const body = (await response.json()) as { choices?: { message?: { tool_calls?: unknown } }[] } | null;
  const message = body?.choices?.[0]?.message;
  if (!message) throw new Error("The model's reply holds no message.");
  return Array.isArray(message.tool_calls) ? message.tool_calls.filter(isToolCall) : [];
}

function isToolCall(value: unknown): value is ToolCall {
  const call = value as Partial<ToolCall> | null;
  return (
    typeof call?.id === "string" &&
    typeof call.function?.name === "string" &&
    typeof call.function.arguments === "string"
  );
}
