import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { z } from "zod";
import { createFields } from "../../form/create-fields.ts";
import { Form } from "../../form/form.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { useZodForm } from "../../form/use-zod-form.ts";
import { TabPanel, Tabs } from "../../primitives/tabs.tsx";
import { tabTo } from "./keyboard.ts";

const schema = z.object({
  name: z.string().min(1, "Enter a name."),
  side: z.string(),
  open: z.boolean(),
  tags: z.array(z.string()),
});

const F = createFields(schema);

const send = fn();

const BankForm = () => {
  const form = useZodForm({ schema, defaultValues: { name: "", side: "in", open: false, tags: [] } });
  return (
    <Form form={form} onSubmit={send}>
      <F.TextField name="name" label="Name" required />
      <F.SegmentedField
        name="side"
        label="Direction"
        options={[
          { value: "in", label: "Deposit" },
          { value: "out", label: "Withdrawal" },
        ]}
      />
      <F.SwitchField name="open" label="Open" />
      <F.TagsField name="tags" label="Tags" />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
};

const meta = {
  component: BankForm,
  parameters: { controls: { disable: true } },
  beforeEach: () => {
    send.mockClear();
  },
} satisfies Meta<typeof BankForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Filled from the first field to the last, then submitted. */
export const FillAndSend: Story = {
  play: async () => {
    await tabTo(/^Name/);
    await userEvent.keyboard("Nordea");
    await tabTo(/Deposit/);
    await userEvent.keyboard("{ArrowRight}");
    await tabTo(/Open/);
    await userEvent.keyboard(" ");
    await tabTo(/Tags/);
    await userEvent.keyboard("vip{Enter}");
    await tabTo(/^Save/);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name: "Nordea", side: "out", open: true, tags: ["vip"] }));
  },
};

/** The error summary takes the focus, and each line links to its field; Ctrl+Enter submits from there. */
export const PutRight: Story = {
  play: async ({ canvas }) => {
    await tabTo(/^Save/);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("group", { name: /to fix/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /Name/ })).toHaveFocus());
    await userEvent.keyboard("Nordea{Control>}{Enter}{/Control}");
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  },
};

const Tabbed = () => {
  const [value, setValue] = useState("details");
  const tabs = [
    { value: "details", label: "Details" },
    { value: "payments", label: "Payments" },
  ];
  return (
    <Tabs label="Player" tabs={tabs} value={value} onValueChange={setValue}>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          {tab.label} of this player
        </TabPanel>
      ))}
    </Tabs>
  );
};

/** Arrow keys move between tabs and wrap around. */
export const ChangeTheTab: Story = {
  render: () => <Tabbed />,
  play: async ({ canvas }) => {
    canvas.getByRole("tab", { name: "Details" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Payments" })).toHaveFocus();
    await expect(canvas.getByText("Payments of this player")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Details" })).toHaveAttribute("aria-selected", "true");
  },
};
