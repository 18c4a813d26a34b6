import { PERSONAL } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { modalInput, modalSchema, modalValues } from "./modal.schema.ts";

const filled = {
  opId: "op-nordlys",
  label: "Welcome",
  order: "2",
  startsAt: "",
  endsAt: "2027-03-31T00:00:00Z",
  content: { en: { title: "Hello", text: "<p>Hi.</p>", buttonText: "Play", link: "/games" }, sv: { title: "" } },
};
const says = (change: object) =>
  modalSchema.safeParse({ ...filled, ...change }).error?.issues.map(({ path, message }) => [path.join("."), message]);

it.each([
  [{ label: " " }, "label", "Enter the name."],
  [{ label: "x".repeat(101) }, "label", "Use at most 100 characters."],
  [{ order: "0" }, "order", "Use a whole number, 1 or more."],
  [{ order: "10000" }, "order", "Use a number up to 9,999."],
  [{ startsAt: filled.endsAt }, "endsAt", "The end must be after the start."],
])("modal schema: %j → error at %s", (change, path, message) => expect(says(change)).toEqual([[path, message]]));

it("modal: form values → body, and body → same form values", () => {
  const sent = modalInput(modalSchema.parse(filled), "ACTIVE");
  expect(sent).toEqual({
    kind: "MODAL",
    name: "Welcome",
    status: "ACTIVE",
    order: 2,
    startsAt: null,
    endsAt: "2027-03-31T00:00:00Z",
    content: { en: { title: "Hello", text: "<p>Hi.</p>", buttonText: "Play", url: "/games" } },
  });
  expect(modalInput(modalSchema.parse(modalValues(sent, "op-nordlys")), "ACTIVE")).toEqual(sent);
});

it("modal: field names → none is excluded from drafts as personal", () => {
  const names = [...Object.keys(filled), ...Object.keys(filled.content.en), "imagePath"];
  expect(names.filter((name) => PERSONAL.has(name))).toEqual([]);
});
