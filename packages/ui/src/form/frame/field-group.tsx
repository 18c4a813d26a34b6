import { useId, type ReactNode } from "react";

export type FieldGroupProps = {
  title?: string | undefined;
  description?: ReactNode;
  /** Heading level: 2 directly below the title of a page, 3 in a panel or section. */
  level?: 2 | 3;
  children: ReactNode;
};

/** Related fields under a heading and a hairline; two columns from 640 px of container width. */
export const FieldGroup = ({ title, description, level = 3, children }: FieldGroupProps) => {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="field-group"
      {...(title && { role: "group", "aria-labelledby": titleId })}
      className="@container not-first:pt-2"
    >
      {title && (
        <div className="mb-3 border-b pb-2">
          <Heading id={titleId} className="text-heading font-semibold text-ink">
            {title}
          </Heading>
          {description && <p className="mt-0.5 text-meta text-ink-muted">{description}</p>}
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 @min-[640px]:grid-cols-2">{children}</div>
    </div>
  );
};
