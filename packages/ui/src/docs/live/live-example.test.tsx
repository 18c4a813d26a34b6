import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Badge } from "../../display/values/badge.tsx";
import { LiveExample } from "./live-example.tsx";

const BUTTON = `import { Button } from "@backoffice/ui";

<Button onClick={approve}>Approve</Button>`;

const code = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Code of the example" });
const drawn = () => screen.getByRole("group", { name: "Drawn example" });
const write = async (text: string) => {
  await act(async () => fireEvent.change(code(), { target: { value: text } }));
};
const show = async (text = BUTTON) => {
  await act(async () => void render(<LiveExample code={text} locale="en-GB" />));
};

it("live example: changed text → drawn at once, and again as before after Reset", async () => {
  await show();
  await write(BUTTON.replace("Approve<", "Refuse<"));
  expect(drawn().textContent).toBe("Refuse");
  await act(async () => screen.getByRole("button", { name: "Reset" }).click());
  expect(drawn().textContent).toBe("Approve");
  expect(code().value).toBe(BUTTON);
});

it("live example: handler that the page defines → event is shown", async () => {
  await show();
  await act(async () => screen.getByRole("button", { name: "Approve" }).click());
  expect(screen.getByText("onClick called")).toBeTruthy();
});

it("live example: state → changes with its events", async () => {
  await show(`import { Button } from "@backoffice/ui";
import { useState } from "react";

const [count, setCount] = useState(0);

<Button onClick={() => setCount(count + 1)}>{\`Pressed \${count}\`}</Button>`);
  await act(async () => screen.getByRole("button", { name: "Pressed 0" }).click());
  expect(screen.getByRole("button", { name: "Pressed 1" })).toBeTruthy();
});

it.each([
  ["</Button>", "</Buton>", /^Line 3, column 34: Expected corresponding JSX closing tag for <Button>\.$/],
  [
    "<Button onClick={approve}>Approve</Button>",
    "<Buton>Approve</Buton>",
    "Line 3, column 2: there is no component “Buton”.",
  ],
  ["{ Button }", "{ Buton }", "Line 1, column 10: “@backoffice/ui” has no “Buton” here."],
  ["Approve<", "{amount}<", "Line 3, column 28: “amount” is not defined."],
  ["Approve<", "{[].constructor}<", "Line 3, column 28: “constructor” cannot be used in an example."],
  [
    "<Button ",
    "const { constructor: make } = (() => 1);\n\n<Button ",
    "Line 3, column 9: “constructor” cannot be used in an example.",
  ],
  [
    "<Button onClick={approve}>Approve</Button>",
    '<p {...{ dangerouslySetInnerHTML: { __html: "x" } }} />',
    "Line 3, column 4: “dangerouslySetInnerHTML” cannot be used in an example.",
  ],
  [
    "<Button onClick={approve}>Approve</Button>",
    "<script>1</script>",
    "Line 3, column 2: there is no component “script”.",
  ],
])("live example: %s as %s → its place and reason, and the last good one stays", async (before, after, message) => {
  await show();
  await write(BUTTON.replace(before, after));
  expect(screen.getByText(message)).toBeTruthy();
  expect(drawn().textContent).toBe("Approve");
});

it("live example: property that the source of a component does not have → named", async () => {
  const noted = Badge as { __docgenInfo?: unknown };
  noted.__docgenInfo = { props: { tone: {} } };
  await show(`import { Badge } from "@backoffice/ui";

<Badge tone="note" aria-label="State">New</Badge>`);
  await write(code().value.replace("tone", "tune"));
  expect(screen.getByText("Line 3, column 8: Badge has no property “tune”.")).toBeTruthy();
  delete noted.__docgenInfo;
});
