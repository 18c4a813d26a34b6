import { dropDraft, partsOfKey, useOtherDrafts, type OtherDraft } from "@backoffice/ui/form";
import { DraftNotices } from "./draft-notices.tsx";
import { useIsDraftHere, type FormOffer } from "./form-draft.ts";

const asOffer = ({ store, key, draft: { at, values }, isElsewhere }: OtherDraft): FormOffer => ({
  key,
  at,
  values,
  isElsewhere,
  isSent: false,
  unfit: [],
  replaces: () => [],
  restore: undefined,
  discard: () => dropDraft(store, key),
});

/** Drafts of a form that is not shown any more, below the message about it; their text can be copied. */
const LostDrafts = ({ reason }: { reason: string }) => {
  const isHere = useIsDraftHere();
  const offered = useOtherDrafts(["local", "session"], () => true)
    .filter(({ key, draft: { address } }) => isHere(partsOfKey(key).form, address))
    .map(asOffer);
  return <DraftNotices className="mt-4" draft={{ offered, isLost: false }} readOnlyReason={reason} />;
};

export default LostDrafts;
