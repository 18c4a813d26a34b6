import { ArgTypes, Canvas, Description, DocsContext, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { lazy, Suspense, useContext } from "react";
import { guideOf } from "./part-guide.ts";

/** When to take the part and when another, and how it is used by keyboard and by ear. */
const Guide = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = guideOf(preparedMeta.title);
  if (!guide) return undefined;
  const lines = [
    ["When to use it", guide.use],
    ["When not", guide.avoid],
    ["Keys", guide.keys],
    ["Accessibility", guide.accessibility],
  ].filter(([, text]) => text);
  return (
    <dl>
      {lines.map(([name, text]) => (
        <div key={name} style={{ marginBlock: 8 }}>
          <dt style={{ fontWeight: 600 }}>{name}</dt>
          <dd style={{ marginInlineStart: 0 }}>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The part's first story, whatever its tags. */
const Example = () => {
  const [first] = useContext(DocsContext).componentStories();
  return first && <Canvas of={first.moduleExport} />;
};

/** What a part is for, its first story, alive in a frame of its own as windows need it, and its props. */
const PartDocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Guide />
    <Example />
    <ArgTypes />
  </>
);

/** Knows the whole console: only the pages of panels load it. */
const PanelDocsPage = lazy(async () => ({ default: (await import("./panel-docs-page.tsx")).PanelDocsPage }));

/** Parts have a guide, an example and props; panels what their source says of them. */
export const DocsPage = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  if (!preparedMeta.title.startsWith("Panels/")) return <PartDocsPage />;
  return (
    <Suspense>
      <PanelDocsPage />
    </Suspense>
  );
};
