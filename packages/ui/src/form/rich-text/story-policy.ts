import { expect, waitFor } from "storybook/test";

/** The console's own (deploy/headers.json), as far as a page that is there already can be put under it. */
const POLICY =
  "require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard; script-src-attr 'none'; " +
  "style-src-attr 'none'; style-src-elem 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

/** Puts the page under the console's policy for good; what is reported of a document is in the list that comes back. */
export const holdPolicy = async (): Promise<{ reported: string[]; listenTo: (page: Document) => void }> => {
  const reported: string[] = [];
  const listenTo = (page: Document) =>
    page.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      reported.push(`${violatedDirective}: ${sample}`),
    );
  listenTo(document);
  const asked = document.createElement("meta");
  asked.httpEquiv = "Content-Security-Policy";
  asked.content = POLICY;
  document.head.append(asked);
  // It does hold: a plain text is refused as HTML.
  await expect(() => (document.createElement("div").innerHTML = "<b>x</b>")).toThrow(TypeError);
  await waitFor(() => expect(reported).toHaveLength(1));
  reported.length = 0;
  return { reported, listenTo };
};
