import { DocsContainer as Container, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, type PropsWithChildren } from "react";
import { docsThemes } from "./theme.ts";
import { useDocsTheme } from "./use-docs-theme.ts";

/** The page around a documentation page, in the theme of the product. */
export const DocsContainer = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const theme = useDocsTheme(context);
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  return (
    <Container context={context} theme={docsThemes[theme]}>
      {children}
    </Container>
  );
};
