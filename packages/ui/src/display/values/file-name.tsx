import { cn } from "../../cn.ts";
import { visibleText } from "../../visible-text.ts";

type FileNameProps = {
  /** As the file is called, with all characters. */
  name: string;
  className?: string | undefined;
};

/**
 * The name of a file, isolated from the text around it and with its control characters written out: it cannot look as
 * if it ended with another extension, which stands at the right end also of an Arabic name. In labels and messages use
 * `visibleText`.
 */
export const FileName = ({ name, className }: FileNameProps) => (
  <bdi data-slot="file-name" dir="ltr" className={cn(className)}>
    {visibleText(name)}
  </bdi>
);
