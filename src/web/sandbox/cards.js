// What both sandbox gateways have on their page: its name, the amount, the list of test cards, and calls to the sandbox.

const part = (id) => document.getElementById(id);
const spaced = (card) => card.replace(/(\d{4})(?=\d)/g, "$1 ");

/** Calls the sandbox; a refusal is thrown as its sentence. */
export async function call(path, body) {
  const init = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  const answer = await response.json();
  if (!response.ok)
    throw new Error(answer.error?.description ?? answer.error?.message ?? "The sandbox does not answer.");
  return answer;
}

/** Says whose page this is. */
export function nameGateway(name) {
  document.title = `TEST – ${name} sandbox`;
  part("gateway").textContent = `${name} sandbox`;
}

/** Shows what is to be paid, and the cards, the first of them typed in. */
export function show({ amount, currency }, cards) {
  const digits = ["JPY", "KRW"].includes(currency) ? 0 : 2;
  const format = new Intl.NumberFormat("en", { style: "currency", currency, minimumFractionDigits: digits });
  part("amount").textContent = format.format(amount / 10 ** digits);
  part("cards").replaceChildren(...cards.map(row));
  part("card").value = spaced(cards[0].card);
}

/** Has `pay` called with the card when the form is sent; what it throws is shown. */
export function onPay(pay) {
  document.querySelector("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    notice("");
    part("pay").disabled = true;
    try {
      await pay(part("card").value);
    } catch (error) {
      notice(error.message);
    } finally {
      part("pay").disabled = false;
    }
  });
}

export function notice(text) {
  part("notice").textContent = text;
}

function row({ card, name, words }) {
  const button = document.createElement("button");
  button.type = "button";
  for (const [tag, text] of [
    ["strong", name],
    ["code", spaced(card)],
    ["span", words],
  ]) {
    const line = document.createElement(tag);
    line.textContent = text;
    button.append(line);
  }
  button.addEventListener("click", () => {
    part("card").value = spaced(card);
    part("pay").focus();
  });
  const item = document.createElement("li");
  item.append(button);
  return item;
}
