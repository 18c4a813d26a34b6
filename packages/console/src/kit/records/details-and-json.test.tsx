import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { DetailsAndJson } from "./details-and-json.tsx";

it.each([
  ["super-admin", false, 1],
  ["super-admin", true, 1],
  ["admin", false, 0],
  ["admin", true, 1],
  ["dev-ops", true, 0],
  ["operator-admin", true, 0],
  ["partner", true, 0],
])("JSON tab: account %s, forAdmins %s → %i tabs", (account, forAdmins, count) => {
  render(
    <DetailsAndJson record={{ id: 1 }} forAdmins={forAdmins}>
      <p>The details</p>
    </DetailsAndJson>,
    { wrapper: inConsole({ account }).wrapper },
  );
  expect(screen.queryAllByRole("tab", { name: "JSON" })).toHaveLength(count);
  expect(screen.getByText("The details")).toBeTruthy();
});
