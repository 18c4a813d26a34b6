import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { WORD } from "./paste/office-fixtures.ts";
import { paste } from "./paste/story-paste.ts";
import { holdPolicy } from "./story-policy.ts";
import { RichTextField, type RichTextFieldProps } from "./rich-text-field.tsx";
import { inForm } from "../story-form.tsx";

/** Renders the editor only on request, after the CSP applies. */
const Shown = (props: RichTextFieldProps) => {
  const [shown, show] = useState(false);
  return shown ? <RichTextField {...props} /> : <Button onClick={() => show(true)}>Write</Button>;
};

const meta = {
  title: "In a browser/Components/Forms/Rich text field policy",
  tags: ["!dev", "!autodocs"],
  component: Shown,
  decorators: [inForm],
  args: { name: "body", label: "Body", htmlView: true },
  parameters: {
    form: {
      values: {
        body: `<p/onclick="alert(1)" a=b" style="color: red">Given</p><table style="width:9px"><tr><td style="width:9px">cell</table>`,
      },
    },
  },
} satisfies Meta<typeof Shown>;
export default meta;

/** The editor renders, parses and pastes HTML under the console's CSP without a violation report. */
export const UnderThePolicy: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { reported } = await holdPolicy();
    const styles = document.querySelectorAll("style").length;
    await userEvent.click(canvas.getByRole("button", { name: "Write" }));
    const box = await screen.findByRole("textbox", { name: "Body" });
    await expect(box).toHaveTextContent("Given");
    paste(
      box,
      `<p/onclick="alert(1)" a=b" style="color: red">Pasted <span style="font-weight: 700">bold</span></p><style>p { color: red }</style>`,
    );
    await waitFor(() => expect(screen.getByTestId("values")).toHaveTextContent("Pasted <strong>bold</strong>"));
    paste(box, WORD);
    await waitFor(() => expect(screen.getByTestId("values")).toHaveTextContent("Gold: 50"));
    await userEvent.click(screen.getByRole("button", { name: "HTML" }));
    await screen.findByRole("dialog", { name: "Body: HTML" });
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    await expect(document.querySelectorAll("style")).toHaveLength(styles);
    await expect(reported).toEqual([]);
  },
};
