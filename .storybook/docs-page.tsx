import { useOf } from "@storybook/addon-docs/blocks";
import { lazy, Suspense } from "react";
import { PageDocsPage } from "./page-docs-page.tsx";
import { PartDocsPage } from "./part-docs-page.tsx";

/** Imports the entire console, so only panel pages load it. */
const PanelDocsPage = lazy(async () => ({ default: (await import("./panel-docs-page.tsx")).PanelDocsPage }));

/** Components have a guide, variants and properties; panels have documentation from their source; pages have their looks. */
export const DocsPage = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  if (preparedMeta.title.startsWith("Pages/")) return <PageDocsPage />;
  if (!preparedMeta.title.startsWith("Panels/")) return <PartDocsPage />;
  return (
    <Suspense>
      <PanelDocsPage />
    </Suspense>
  );
};
