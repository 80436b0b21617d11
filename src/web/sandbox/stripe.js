// The sandbox's payment page: what Stripe's Checkout is for a real payment.
import { call, nameGateway, notice, onPay, show } from "/sandbox/cards.js";

nameGateway("Stripe");

const id = location.pathname.split("/").at(-1) ?? "";

onPay(async (card) => {
  const answer = await call("/sandbox/stripe/page/pay", { id, card });
  if (answer.result === "done") return location.assign(answer.url);
  notice(answer.error.description);
});

try {
  const session = await call(`/sandbox/stripe/page/session/${encodeURIComponent(id)}`);
  document.getElementById("description").textContent = session.description;
  document.getElementById("back").href = session.back;
  show(session, await call("/sandbox/cards"));
} catch (error) {
  notice(error.message);
} finally {
  // Not before it leads to where the shop wants to have the shopper back.
  document.getElementById("leave").hidden = false;
}
