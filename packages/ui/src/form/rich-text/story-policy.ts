import { expect, waitFor } from "storybook/test";

/** The console's CSP (deploy/headers.json), as far as it can be applied to a loaded page. */
const POLICY =
  "require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard; script-src-attr 'none'; " +
  "style-src-attr 'none'; style-src-elem 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

/** Applies the console's CSP to the page permanently; violations of observed documents are added to `reported`. */
export const holdPolicy = async (): Promise<{ reported: string[]; listenTo: (page: Document) => void }> => {
  const reported: string[] = [];
  const listenTo = (page: Document) =>
    page.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      reported.push(`${violatedDirective}: ${sample}`),
    );
  listenTo(document);
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = POLICY;
  document.head.append(meta);
  // Verifies that the policy is active: a plain string is refused as HTML.
  await expect(() => (document.createElement("div").innerHTML = "<b>x</b>")).toThrow(TypeError);
  await waitFor(() => expect(reported).toHaveLength(1));
  reported.length = 0;
  return { reported, listenTo };
};
