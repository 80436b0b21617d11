// The page inside the sandbox's popup. It tells the page around it what happened, as a gateway's does.
import { call, nameGateway, notice, onPay, show } from "/sandbox/cards.js";

const asked = new URLSearchParams(location.search);
const orderId = asked.get("order_id") ?? "";
const tell = (message) => parent.postMessage(message, location.origin);

nameGateway("Razorpay");
document.getElementById("close").hidden = false;
document.getElementById("name").textContent = asked.get("name") || "Test payment";
document.getElementById("description").textContent = asked.get("description") ?? "";
document.getElementById("close").addEventListener("click", () => tell({ type: "dismiss" }));
addEventListener("keydown", (event) => {
  if (event.key === "Escape") tell({ type: "dismiss" });
});

onPay(async (card) => {
  const answer = await call("/sandbox/razorpay/popup/pay", { orderId, card });
  if (answer.result === "success") return tell({ type: "success", fields: answer.fields });
  if (answer.result === "silence") return tell({ type: "dismiss", reason: "timeout" });
  notice(answer.error.description);
  tell({ type: "failed", error: answer.error });
});

try {
  const order = await call(`/sandbox/razorpay/popup/order/${encodeURIComponent(orderId)}`);
  show(order, await call("/sandbox/cards"));
} catch (error) {
  notice(error.message);
}
