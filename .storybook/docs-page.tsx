import { ArgTypes, Canvas, Description, DocsContext, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { lazy, Suspense, useContext } from "react";
import { guideOf } from "./part-guide.ts";

/** When to use the component and its alternatives, and how it works with keyboard and screen reader. */
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

/** The component's first story, whatever its tags. */
const Example = () => {
  const [first] = useContext(DocsContext).componentStories();
  return first && <Canvas of={first.moduleExport} />;
};

/** Purpose of a component, its first story in a frame of its own, which dialogs need, and its props. */
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

/** Imports the entire console, so only panel pages load it. */
const PanelDocsPage = lazy(async () => ({ default: (await import("./panel-docs-page.tsx")).PanelDocsPage }));

/** Components have a guide, an example and props; panels have documentation from their source. */
export const DocsPage = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  if (!preparedMeta.title.startsWith("Panels/")) return <PartDocsPage />;
  return (
    <Suspense>
      <PanelDocsPage />
    </Suspense>
  );
};
