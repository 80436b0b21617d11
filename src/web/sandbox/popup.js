// The page inside the sandbox's popup. It tells the page around it what happened, as a gateway's does.
const asked = new URLSearchParams(location.search);
const orderId = asked.get("order_id") ?? "";
const part = (id) => document.getElementById(id);
const tell = (message) => parent.postMessage(message, location.origin);

part("name").textContent = asked.get("name") || "Test payment";
part("description").textContent = asked.get("description") ?? "";
part("close").addEventListener("click", () => tell({ type: "dismiss" }));
addEventListener("keydown", (event) => {
  if (event.key === "Escape") tell({ type: "dismiss" });
});

async function call(path, body) {
  const init = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/sandbox/razorpay/popup/${path}`, init);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error?.description ?? "The sandbox does not answer.");
  return answer;
}

function notice(text) {
  part("notice").textContent = text;
}

async function show() {
  const [order, cards] = await Promise.all([call(`order/${encodeURIComponent(orderId)}`), call("cards")]);
  const digits = ["JPY", "KRW"].includes(order.currency) ? 0 : 2;
  const units = order.amount / 10 ** digits;
  part("amount").textContent = new Intl.NumberFormat("en", {
    style: "currency",
    currency: order.currency,
    minimumFractionDigits: digits,
  }).format(units);
  for (const { card, name, words } of cards) part("cards").append(cardRow(card, name, words));
  part("card").value = spaced(cards[0].card);
}

function cardRow(card, name, words) {
  const row = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  const title = document.createElement("strong");
  title.textContent = name;
  const number = document.createElement("code");
  number.textContent = spaced(card);
  const text = document.createElement("span");
  text.textContent = words;
  button.append(title, number, text);
  button.addEventListener("click", () => {
    part("card").value = spaced(card);
    part("pay").focus();
  });
  row.append(button);
  return row;
}

const spaced = (card) => card.replace(/(\d{4})(?=\d)/g, "$1 ");

document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  notice("");
  part("pay").disabled = true;
  try {
    const answer = await call("pay", { orderId, card: part("card").value });
    if (answer.result === "success") return tell({ type: "success", fields: answer.fields });
    if (answer.result === "silence") return tell({ type: "dismiss", reason: "timeout" });
    notice(answer.error.description);
    tell({ type: "failed", error: answer.error });
  } catch (error) {
    notice(error.message);
  } finally {
    part("pay").disabled = false;
  }
});

show().catch((error) => notice(error.message));
