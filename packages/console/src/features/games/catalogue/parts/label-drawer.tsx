import type { ApiError } from "@backoffice/api-client";
import type { UseQueryResult } from "@tanstack/react-query";
import { EditForm } from "#kit/panels/edit-form.tsx";
import { CatalogueDrawer } from "./catalogue-drawer.tsx";
import type { Label, LabelDraft, LabelKey } from "./entry.ts";
import { LabelFields } from "./label.fields.tsx";
import { labelSchema, missingOf } from "./label.schema.ts";
import { useUsualOwner } from "./owner-options.ts";

type LabelDrawerProps<Key extends LabelKey> = {
  /** What it is, in a sentence: "tag". Also the filter of `/gamesV2` that finds the games which carry it. */
  noun: "category" | "tag" | "jurisdiction";
  keyName: Key;
  /** Of the one that is changed; nothing when a new one is added. */
  uuid: string | undefined;
  query: UseQueryResult<Label<Key>, ApiError>;
  write: { send: (input: { body: LabelDraft<Key> }) => Promise<unknown>; pending: boolean };
  /** The toasts. */
  added: string;
  updated: string;
  close: () => void;
};

/** The drawer of a category, tag or jurisdiction; adding and changing are the same call (shell §7). */
export const LabelDrawer = <Key extends LabelKey>(props: LabelDrawerProps<Key>) => {
  const { noun, keyName, uuid, query, write, added, updated, close } = props;
  const opId = useUsualOwner();
  return (
    <CatalogueDrawer noun={noun} id={uuid} query={query} gamesOf={(label) => `${noun}=${label[keyName]}`} close={close}>
      {(label, readOnly) => {
        const values = label
          ? { opId: label.opId, slug: label[keyName], title: label.title, description: label.description }
          : { opId, slug: "", title: {}, description: {} };
        return (
          <EditForm
            schema={labelSchema}
            values={values}
            write={write}
            toInput={({ slug, ...texts }) => ({
              body: { ...texts, [keyName]: slug, ...(label && { uuid: label.uuid }) } as unknown as LabelDraft<Key>,
            })}
            renamed={{ [keyName]: "slug" }}
            success={label ? updated : added}
            saveLabel={label ? "Save" : `Add ${noun}`}
            waits={missingOf(keyName)}
            readOnly={readOnly}
            close={close}
          >
            {(now) => <LabelFields keyName={keyName} now={now} first={values} isNew={!label} readOnly={readOnly} />}
          </EditForm>
        );
      }}
    </CatalogueDrawer>
  );
};
