import { beforeEach, expect, test } from "vitest";
import { elementAt, placeOf } from "./element-at.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <div id="nothing">Loose text</div>
    <button id="save"><svg id="icon"></svg>  Save
      bank</button>
    <button id="close" aria-label="Close"></button>
    <label>Order <input id="order"></label>
    <span id="title">Delete bank</span><div role="alertdialog" aria-labelledby="title"><div id="inside"></div></div>
    <h2 id="heading">Checks</h2>
    <input id="tick" type="checkbox" aria-label="Seen">
    <table><tr><td id="cell"><span id="amount">12.00</span></td></tr></table>`;
});

test.each([
  ["save", "button “Save bank”"],
  ["icon", "button “Save bank”"],
  ["close", "button “Close”"],
  ["order", "textbox “Order”"],
  ["inside", "alertdialog “Delete bank”"],
  ["heading", "heading “Checks”"],
  ["tick", "checkbox “Seen”"],
  ["amount", "cell “12.00”"],
  ["nothing", "text “Loose text”"],
])("elementAt: press on #%s → %s", (id, place) => {
  expect(placeOf(elementAt(document.getElementById(id)))).toBe(place);
});

test("elementAt: press beside the document → the page", () => {
  expect(placeOf(elementAt(null))).toBe("page");
});
