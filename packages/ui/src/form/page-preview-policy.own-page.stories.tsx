import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import type { PagePreviewProps } from "./page-preview-props.ts";
import { PagePreview } from "./page-preview.tsx";

const POLICY =
  "require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard; frame-src 'none'; " +
  "script-src-attr 'none'; style-src-attr 'none'; style-src-elem 'self'";

const Shown = (props: PagePreviewProps) => {
  const [shown, show] = useState(false);
  return shown ? <PagePreview {...props} /> : <Button onClick={() => show(true)}>Preview</Button>;
};

const meta = {
  title: "Forms/PagePreview/Policy",
  component: Shown,
  args: {
    label: "Preview in English",
    heading: "Welcome",
    html: `<p style="color: red" onclick="alert(1)">Given</p>`,
    language: { code: "en", label: "English" },
    width: "phone",
    theme: "dark",
  },
  // What checks it would need a policy of its own; the stories of the part are checked.
  parameters: { a11y: { test: "off" } },
} satisfies Meta<typeof Shown>;
export default meta;

/** The preview is drawn, with its look, on a page with the console's policy, and nothing in it is reported. */
export const UnderThePolicy: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const violations: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => violations.push(violatedDirective));
    const asked = document.createElement("meta");
    asked.httpEquiv = "Content-Security-Policy";
    asked.content = POLICY;
    document.head.append(asked);
    await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
    const frame = await screen.findByTitle<HTMLIFrameElement>("Preview in English");
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent("Given"));
    await expect(getComputedStyle(frame.contentDocument!.body).backgroundColor).toBe("rgb(20, 24, 29)");
    await expect(violations).toEqual([]);
  },
};
