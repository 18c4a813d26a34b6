import { DocsContext, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { LOOK } from "../packages/console/src/testing/look.ts";
import { asSentence } from "../packages/ui/src/docs/as-sentence.ts";
import { ContactSheet } from "./contact-sheet.tsx";

/** All looks of a page of the console; the sidebar has only its default one. */
export const PageDocsPage = () => {
  const looks = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes(LOOK));
  return (
    <div className="sb-unstyled text-body text-ink">
      <Title />
      <ContactSheet looks={looks.map(({ id, name }) => ({ id, name: asSentence(name) }))} />
    </div>
  );
};
