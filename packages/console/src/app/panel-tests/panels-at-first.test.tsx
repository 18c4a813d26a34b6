import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { openingOf, overNothing, panelScenes } from "#testing/panels/panel-scenes.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";

/*
 * Every panel as it opens: no error is shown before the first action, and the reason of a disabled button that sends
 * stands beside it. Every form, emptied and sent: an error has the word of its field's label.
 */

const opened = panelScenes.flatMap((it) => {
  const story = openingOf(it);
  // The details of a row have nothing to show without its page.
  return story && it.id !== "row-details" ? [[it.id, story] as const] : [];
});

/** Buttons that send, in the footer of a form, confirmation or wizard. */
const SENDS = "button[type=submit][aria-disabled=true], button[data-confirm][aria-disabled=true]";

test.each(opened)("panel %s: opened → no error yet, reason of the disabled button is visible", async (_, story) => {
  stagePanel(story, { at: overNothing(story) });
  const panel = await panelOnScreen();
  expect([...panel.querySelectorAll("[aria-invalid=true], [data-slot=error-summary]")]).toEqual([]);
  for (const button of panel.querySelectorAll(`:is(${SENDS}):not([aria-busy=true])`))
    expect(button.parentElement?.querySelector("[data-slot=button-reason]:not([hidden])")?.textContent).toMatch(
      /\w{3}/,
    );
});

/** An error that asks for a value names it: "Enter the reference.", "Note is required". */
const ASKS =
  /^(?:Enter|Choose|Write|Select|Type) (?:an?|the|its|your|at least one)? ?(.+?)\.?$|^(.+) (?:is|are) required\.?$/;

/** Errors that say what to do with the value, or its kind: "Choose when it starts.", "Enter a number", "Enter the text in English." */
const MORE = /^(?:when|how|what|who|whether|both|number|text|amount|percentage|date and time|it|more than|one of)\b/;

/** Words that do not tell two fields apart. A label of these only, such as “From”, names nothing. */
const COMMON = new Set(["the", "a", "an", "of", "for", "or", "and", "in", "from", "to", "first", "new", "usd", "its"]);
const wordsIn = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map((word) => word.replace(/(?<=\w{3})(?:ies|y|es|s)$/, ""))
      .filter((word) => word && !COMMON.has(word)),
  );

test.each(opened)("panel %s: emptied and sent → each error has a word of its field's label", async (_, story) => {
  const { calls } = stagePanel(story, { at: overNothing(story) });
  const panel = await panelOnScreen();
  const form = panel.querySelector<HTMLFormElement>("form[data-slot=form]");
  if (!form) return;
  for (const box of form.querySelectorAll<HTMLInputElement>("input:not([type=checkbox]):not([type=radio]), textarea"))
    if (!box.readOnly && !box.disabled && box.type !== "file") fireEvent.change(box, { target: { value: "" } });
  const sent = calls.length;
  fireEvent.submit(form);
  await waitFor(() => {
    const isOver = panel.querySelector("[data-slot=error-summary]") !== null || calls.length > sent;
    expect(isOver || panel.querySelector("[aria-invalid=true]") === null).toBe(true);
  });
  const unlike = [...panel.querySelectorAll("[data-slot=error-summary] li")].flatMap((it) => {
    const label = it.querySelector("span")?.textContent ?? "";
    const message = it.textContent.slice(label.length).replace(":", "").trim();
    const [, verb, required] = ASKS.exec(message) ?? [];
    const named = verb ?? required;
    if (!label || !named || MORE.test(named)) return [];
    const words = wordsIn(label);
    return words.size === 0 || [...wordsIn(named)].some((word) => words.has(word)) ? [] : [`${label}: ${message}`];
  });
  expect(unlike).toEqual([]);
});
