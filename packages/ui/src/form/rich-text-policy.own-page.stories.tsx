import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import { paste } from "./rich-text/story-paste.ts";
import { RichTextField, type RichTextFieldProps } from "./rich-text-field.tsx";
import { inForm } from "./story-form.tsx";

const POLICY =
  "require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard; " +
  "script-src-attr 'none'; style-src-attr 'none'; style-src-elem 'self'";

/** Nothing of the editor is there before the page asks for it. */
const Shown = (props: RichTextFieldProps) => {
  const [shown, show] = useState(false);
  return shown ? <RichTextField {...props} /> : <Button onClick={() => show(true)}>Write</Button>;
};

const meta = {
  title: "Forms/RichTextField/Policy",
  component: Shown,
  decorators: [inForm],
  args: { name: "body", label: "Body" },
  parameters: { form: { values: { body: `<p/onclick="alert(1)" a=b" style="color: red">Given</p>` } } },
} satisfies Meta<typeof Shown>;
export default meta;

/** The editor draws, reads and pastes HTML on a page with the console's policy, and nothing in it is reported. */
export const UnderThePolicy: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const violations: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      violations.push(`${violatedDirective}: ${sample}`),
    );
    const asked = document.createElement("meta");
    asked.httpEquiv = "Content-Security-Policy";
    asked.content = POLICY;
    document.head.append(asked);
    // It does hold: a plain text is refused as HTML.
    await expect(() => (document.createElement("div").innerHTML = "<b>x</b>")).toThrow(TypeError);
    await waitFor(() => expect(violations).toHaveLength(1));
    violations.length = 0;

    const styles = document.querySelectorAll("style").length;
    await userEvent.click(canvas.getByRole("button", { name: "Write" }));
    const box = await screen.findByRole("textbox", { name: "Body" });
    await expect(box).toHaveTextContent("Given");
    paste(
      box,
      `<p/onclick="alert(1)" a=b" style="color: red">Pasted <span style="font-weight: 700">bold</span></p><style>p { color: red }</style>`,
    );
    await waitFor(() => expect(screen.getByTestId("values")).toHaveTextContent("Pasted <strong>bold</strong>"));
    await expect(document.querySelectorAll("style")).toHaveLength(styles);
    await expect(violations).toEqual([]);
  },
};
