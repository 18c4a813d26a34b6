import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { focusSame, placeOf } from "./focus-place.ts";

it("focusSame: listener sends the focus on to another row → it stays there", () => {
  render(
    <table>
      <tbody>
        {["a", "b"].map((id) => (
          <tr key={id} data-row-id={id} tabIndex={-1} aria-label={id} />
        ))}
      </tbody>
    </table>,
  );
  const [decided, current] = [screen.getByLabelText("a"), screen.getByLabelText("b")];
  const place = placeOf(decided);
  // As beside a drawer: from elsewhere the focus goes to the row of the current record, from row to row it may move.
  decided.addEventListener("focus", ({ relatedTarget }) => relatedTarget !== current && current.focus());
  expect(focusSame(place)).toBe(true);
  expect(document.activeElement).toBe(current);
});
