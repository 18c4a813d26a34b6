import { expect, test } from "vitest";
import { panelFields } from "./panel-fields.ts";

const source = `
const KEY_HELP = "Letters only.";
<fields.TextField name="key" label="Key" required mono maxLength={limits.key.maxLength} help={KEY_HELP} />
<fields.AsyncComboboxField
  name="playerCode"
  label="Player"
  load={(text) => find(text)}
/>
<fields.SwitchField name="active" label="Active" required={isNew} help="Shown to players." />
<fields.TextField name={path} label="Title" />
<fields.TextField name="title" label={words.title} />`;

test("panelFields: source of a form → fields with label, control, requirement and help", () => {
  expect(panelFields(source)).toEqual([
    { name: "key", label: "Key", control: "Text", required: true, help: "Letters only." },
    { name: "playerCode", label: "Player", control: "Async combobox", required: false, help: undefined },
    { name: "active", label: "Active", control: "Switch", required: false, help: "Shown to players." },
  ]);
});
