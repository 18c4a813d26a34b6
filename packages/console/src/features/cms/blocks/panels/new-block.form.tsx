import { useCreateCmsBlock } from "@backoffice/api-client";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { missingValuesReason } from "#kit/words/missing-values-reason.ts";
import { BLOCK_KINDS, type BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { capital } from "#kit/words/capital.ts";
import { BlockFields } from "./block.fields.tsx";
import { blockFields, type BlockValues } from "./block.schema.ts";
import { useBlockForm } from "./block-form.ts";

const waits = ({ name }: BlockValues) => missingValuesReason([[name, "the name"]]);

type NewBlockFormProps = { kind: BlockKind; opId: string; place?: string | undefined; close: () => void };

/** Form of a new block, in a drawer or on its page. */
export const NewBlockForm = ({ kind, opId, place, close }: NewBlockFormProps) => {
  const titleOf = useTitleOf();
  const { noun } = BLOCK_KINDS[kind];
  const { schema, values } = useBlockForm(kind, opId, undefined, place);
  return (
    <FormPanel
      close={close}
      isNew
      noun={noun}
      frame={{ title: `New ${noun}`, subtitle: titleOf(opId) }}
      schema={schema}
      values={values}
      save={{ disabledReason: waits }}
      write={useCreateCmsBlock()}
      input={(valid) => ({ body: { opId, dto: blockFields(kind, valid) } })}
      success={`${capital(noun)} added.`}
    >
      {(now) => <BlockFields kind={kind} opId={opId} now={now} />}
    </FormPanel>
  );
};
