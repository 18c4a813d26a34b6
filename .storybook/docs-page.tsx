import { ArgTypes, Description, Subtitle, Title } from "@storybook/addon-docs/blocks";

/** What a part is for, and its props; the stories stand below it in the sidebar, each alone, as windows must. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <ArgTypes />
  </>
);
