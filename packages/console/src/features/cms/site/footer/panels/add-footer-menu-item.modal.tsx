import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import { LinkField } from "#entities/content/texts/link-field.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { newColumn } from "../footer-edit.ts";
import { columnHeading, footerItem } from "../footer-item.schema.ts";
import { FAILURE, SAVED, useSaveFooter } from "../use-save-footer.ts";

const schema = z.object({ ...footerItem, column: z.string().min(1, "Choose the column."), heading: columnHeading });
const fields = createFields(schema);

/** Adds a link at the end of a footer column, or with a new column (content §2, §5, §7). */
export const AddFooterMenuItem = ({
  params: { of, columns, column },
  ...panel
}: DialogPanelProps<"add-footer-menu-item">) => {
  const added = newColumn(Object.fromEntries(Object.keys(columns).map((name) => [name, { items: [] }])));
  const options = [
    ...Object.entries(columns).map(([value, label]) => ({ value, label })),
    ...(added ? [{ value: added, label: "New column" }] : []),
  ];
  const write = useSaveFooter(of);
  return (
    <FormPanel
      {...panel}
      isNew={{ another: ["column"] }}
      noun="footer menu item"
      frame={{ title: "Add Footer Menu Item" }}
      schema={schema}
      values={{ title: "", url: "", column: column ?? options[0]?.value ?? "", heading: "" }}
      write={write}
      after={{ undo: write.undo }}
      input={({ title, url, column: into, heading }) => ({
        kind: "add" as const,
        column: into,
        heading: heading || undefined,
        item: { title, url },
      })}
      save={{ label: "Add item" }}
      success={SAVED}
      record={({ title }) => title}
      failure={FAILURE}
    >
      {(values) => (
        <>
          <fields.TextField name="title" label="Title" required full maxLength={80} />
          <LinkField name="url" label="URL" required full opId={of.opId} maxLength={500} help="/faq, or https://…" />
          <fields.SelectField name="column" label="Column" required options={options} />
          {values.column === added && <fields.TextField name="heading" label="Heading of the column" maxLength={80} />}
        </>
      )}
    </FormPanel>
  );
};
