import { FactGroups } from "@backoffice/ui";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { DetailsAndJson } from "./details-and-json.tsx";

const json = () => screen.getByRole("button", { name: "JSON" });

it.each([
  ["super-admin", false, 1],
  ["super-admin", true, 1],
  ["admin", false, 0],
  ["admin", true, 1],
  ["dev-ops", true, 0],
  ["operator-admin", true, 0],
  ["partner", true, 0],
])("JSON of a record: account %s, forAdmins %s → offered %i times", (account, forAdmins, count) => {
  render(
    <DetailsAndJson record={{ id: 1 }} forAdmins={forAdmins}>
      <p>The details</p>
    </DetailsAndJson>,
    { wrapper: inConsole({ account }).wrapper },
  );
  expect(screen.queryAllByRole("button", { name: "JSON" })).toHaveLength(count);
  expect(screen.getByText("The details")).toBeTruthy();
});

it("JSON of a record: pressed twice → shown below the details with secrets masked, then hidden", () => {
  render(
    <DetailsAndJson record={{ id: 1, key: "abc" }} maskKeys={(name) => name === "key"}>
      <p>The details</p>
    </DetailsAndJson>,
    { wrapper: inConsole({ account: "super-admin" }).wrapper },
  );
  expect(json().getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(json());
  expect(json().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("group", { name: "JSON" }).textContent).not.toContain("abc");
  expect(screen.getByText("The details")).toBeTruthy();
  fireEvent.click(json());
  expect(screen.queryByRole("group", { name: "JSON" })).toBeNull();
});

it("metadata of a record: below everything else, in one line that ends with JSON", () => {
  render(
    <DetailsAndJson record={{ id: 1 }}>
      <FactGroups groups={[]} metadata={["ID 1", null, "Created today"]} />
      <p>More details</p>
    </DetailsAndJson>,
    { wrapper: inConsole({ account: "super-admin" }).wrapper },
  );
  const list = screen.getByRole("list");
  expect(list.textContent).toBe("ID 1Created today");
  expect(list.nextElementSibling?.firstElementChild).toBe(json());
  expect(screen.getByText("More details").compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
