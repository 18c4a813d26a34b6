import {
  ArgTypes,
  Canvas,
  Description,
  DocsContext,
  Source,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { lazy, Suspense, useContext } from "react";
import { asSentence } from "../packages/ui/src/docs/as-sentence.ts";
import { Anatomy } from "./anatomy.tsx";
import { ContactSheet } from "./contact-sheet.tsx";
import { DocSection } from "./doc-section.tsx";
import { guideOf } from "./parts/guide-of.ts";
import { layoutRulesOf } from "./parts/layout-rules.ts";
import { PartText } from "./part-text.tsx";
import { PatternLinks } from "./pattern-links.tsx";
import { useDocsTheme } from "./use-docs-theme.ts";

/** Loads the whole kit and a parser. */
const LiveExample = lazy(async () => ({
  default: (await import("../packages/ui/src/docs/live/live-example.tsx")).LiveExample,
}));

/** Components that fill a window; the others are drawn in a smaller one. */
const LARGE = /^Components\/(Overlays|Tables|Filters)\/|\/(Charts|Form|Kitchen sink|Page preview)\b/;

const Text = ({ title, children }: { title: string; children: string | undefined }) =>
  children && (
    <DocSection title={title}>
      <p className="max-w-160">
        <PartText>{children}</PartText>
      </p>
    </DocSection>
  );

const Wording = ({ is, texts }: { is: "Do" | "Do not"; texts: readonly string[] }) => (
  <div className={is === "Do" ? "border-s-2 border-positive ps-3" : "border-s-2 border-critical ps-3"}>
    <dt className={is === "Do" ? "font-medium text-positive-ink" : "font-medium text-critical-ink"}>{is}</dt>
    {texts.map((text) => (
      <dd key={text}>{text}</dd>
    ))}
  </div>
);

/**
 * Purpose of a component, its first story in a frame, which dialogs need, when to use it, its numbered parts, rules of
 * its layout, all variants, keys, accessibility, content rules, an example to change and copy, and its properties.
 */
export const PartDocsPage = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const context = useContext(DocsContext);
  const theme = useDocsTheme(context);
  const stories = context.componentStories();
  const [first] = stories;
  const locale = String(first ? context.getStoryContext(first).globals["locale"] : "en-GB");
  const shown = stories.filter(({ tags }) => tags.includes("dev"));
  const { title } = preparedMeta;
  const isLarge = LARGE.test(title);
  const guide = guideOf(title);
  const layout = layoutRulesOf(title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {first && <Canvas of={first.moduleExport} />}
      <div className="sb-unstyled text-body text-ink">
        {guide && (
          <>
            <div className="grid gap-x-8 sm:grid-cols-2">
              <Text title="When to use">{guide.use}</Text>
              <Text title="When not to use">{guide.avoid}</Text>
            </div>
            <DocSection title="Anatomy">
              <Anatomy
                title={title}
                story={first?.id ?? ""}
                parts={guide.anatomy}
                large={isLarge}
                switches={`theme:${theme}`}
              />
            </DocSection>
            {layout.length > 0 && (
              <DocSection title="Layout">
                <dl className="grid max-w-160 gap-y-2">
                  {layout.map(({ rule, why }) => (
                    <div key={rule}>
                      <dt className="font-medium">{rule}</dt>
                      <dd className="text-ink-muted">{why}</dd>
                    </div>
                  ))}
                </dl>
              </DocSection>
            )}
          </>
        )}
        <DocSection title="Variants">
          <ContactSheet looks={shown.map((it) => ({ id: it.id, name: asSentence(it.name) }))} small={!isLarge} />
        </DocSection>
        {guide && (
          <>
            <Text title="Keyboard">{guide.keys ?? "It takes no focus."}</Text>
            <Text title="Accessibility">{guide.accessibility}</Text>
            <Text title="Content">{guide.content}</Text>
            {guide.wording && (
              <dl className="mt-3 grid max-w-160 gap-x-8 gap-y-2 sm:grid-cols-2">
                <Wording is="Do" texts={guide.wording.good} />
                <Wording is="Do not" texts={guide.wording.bad} />
              </dl>
            )}
            {guide.patterns && (
              <DocSection title="Patterns">
                <PatternLinks names={guide.patterns} />
              </DocSection>
            )}
            <h2 className="mt-8 mb-2 border-b pb-1 text-heading font-semibold">Example</h2>
          </>
        )}
      </div>
      {guide?.isFixed && <Source code={guide.example} language="tsx" dark={theme === "dark"} />}
      {guide && !guide.isFixed && (
        <div className="sb-unstyled">
          <Suspense>
            <LiveExample key={title} code={guide.example} locale={locale} />
          </Suspense>
        </div>
      )}
      <div className="sb-unstyled text-body text-ink">
        <h2 className="mt-8 mb-2 text-heading font-semibold">Properties</h2>
      </div>
      <ArgTypes />
    </>
  );
};
