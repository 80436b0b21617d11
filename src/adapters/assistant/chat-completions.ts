import { createOutbound, type Answer, type Calling, type Outbound } from "#platform/outbound/outbound.ts";
import { readJson } from "#platform/outbound/read-json.ts";

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

/** A reply holds a few calls of tools. */
const MOST_BYTES = 1024 * 1024;
/** A question costs money each time. */
const TRIES = 2;
const NAME = "The assistant's model";

/** The way to a model's server. @param patience ms that a turn may take */
export function wayToModel(patience: number, calling: Calling): Outbound {
  return createOutbound({ to: "assistant", patience, most: MOST_BYTES, tries: TRIES }, calling);
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
export function callModel(
  way: Outbound,
  access: ModelAccess,
  messages: Message[],
  tools: Tool[],
  signal: AbortSignal,
): Promise<ToolCall[]> {
  const question = {
    url: `${access.url.replace(/\/+$/, "")}/chat/completions`,
    name: NAME,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${access.key}` },
    body: JSON.stringify({ model: access.model, messages, tools, tool_choice: "required" }),
    // It changes nothing there.
    repeatable: true,
    signal,
  };
  return way.ask(question, toolCallsOf);
}

function toolCallsOf(answer: Answer): ToolCall[] {
  if (answer.status !== 200) throw new Error(`${NAME} was answered with ${answer.status}.`);
  const body = readJson(answer, NAME) as { choices?: { message?: { tool_calls?: unknown } }[] } | null;
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
