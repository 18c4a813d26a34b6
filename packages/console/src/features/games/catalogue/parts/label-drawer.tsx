import type { Data, Input, Operation } from "@backoffice/api-client";
import { useExists } from "#kit/edits/use-exists.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import type { Writer } from "#kit/submit/writer.ts";
import { CatalogueDrawer } from "./catalogue-drawer.tsx";
import type { Label, LabelDraft, LabelKey } from "./entry.ts";
import { LabelFields } from "./label.fields.tsx";
import { labelSchema, missingOf } from "./label.schema.ts";
import { useUsualOwner } from "./owner-options.ts";

/** List call that searches an operator's labels by key. */
type LabelList = { operation: Operation; options: (input: never) => object };

type LabelDrawerProps<Key extends LabelKey, O extends Operation> = {
  /** Noun inside a sentence: "tag". Also the filter of `/gamesV2` for its games. */
  noun: "category" | "tag" | "jurisdiction";
  keyName: Key;
  read: { operation: O; options: (input: Input<O>) => object };
  list: LabelList;
  /** ID of the edited entry; undefined for a new one. */
  uuid: string | undefined;
  write: Writer<{ body: LabelDraft<Key> }>;
  /** Toasts. */
  added: string;
  updated: string;
  close: () => void;
};

/** Drawer of a category, tag or jurisdiction; adding and editing use the same call (shell §7). */
export const LabelDrawer = <Key extends LabelKey, const O extends Operation>({
  noun,
  keyName,
  read,
  list,
  uuid,
  write,
  added,
  updated,
  close,
}: LabelDrawerProps<Key, O>) => {
  const opId = useUsualOwner();
  const exists = useExists();
  /** Adding and editing use the same call, so an existing key would be overwritten. */
  const taken = async ({ opId: owner, slug }: { opId: string; slug: string }) => {
    const input = { body: { page: 1, itemsPerPage: 1000, opId: owner, search: slug } };
    const isTaken = ({ opId: whose, [keyName]: key }: Label<Key>) => whose === owner && key === slug;
    const found = await exists(list as never, input as never, (data) =>
      (data as { items: Label<Key>[] }).items.some(isTaken),
    );
    return found ? { slug: `A ${noun} with the ${keyName} ${slug} already exists.` } : undefined;
  };
  const asLabel = (row: Data<O>) => row as Label<Key>;
  return (
    <CatalogueDrawer
      noun={noun}
      read={read}
      input={uuid && ({ body: { uuid } } as unknown as Input<O>)}
      gamesOf={(row) => `${noun}=${asLabel(row)[keyName]}`}
      close={close}
    >
      {(row, reason) => {
        const label = row && asLabel(row);
        const values = label
          ? { opId: label.opId, slug: label[keyName], title: label.title, description: label.description }
          : { opId, slug: "", title: {}, description: {} };
        return (
          <FormPanel
            noun={noun}
            isNew={!label && { another: ["opId"] }}
            schema={labelSchema}
            values={values}
            write={write}
            input={({ slug, ...texts }) => ({
              body: { ...texts, [keyName]: slug, ...(label && { uuid: label.uuid }) } as unknown as LabelDraft<Key>,
            })}
            failure={{ fieldNames: { [keyName]: "slug" } }}
            success={label ? updated : added}
            record={({ title }, saved) => ({
              name: title.en,
              panel: `game-${noun}-edit`,
              params: { uuid: asLabel(saved as Data<O>).uuid },
            })}
            save={{
              validateAsync: label ? undefined : taken,
              disabledReason: missingOf(keyName),
              readOnlyReason: reason,
            }}
            close={close}
          >
            {(now, readOnly) => (
              <LabelFields keyName={keyName} now={now} first={values} isNew={!label} readOnly={readOnly} />
            )}
          </FormPanel>
        );
      }}
    </CatalogueDrawer>
  );
};
