import { useListUsers, useShowPartner } from "@backoffice/api-client";
import { useOperators } from "#entities/operator/use-operators.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { Missing, RecordStates } from "#kit/records/record-states.tsx";
import { userCodeOf } from "./partner-user.schema.ts";
import { PartnerWizard } from "./partner-wizard.tsx";

type PartnerInStepsProps = {
  panel: "add-new-partner" | "complete-partner-setup";
  title: string;
  /** The existing brand. */
  brand?: string | undefined;
  /** The existing partner. */
  partner?: string | undefined;
  close: () => void;
};

/** Keeps completed steps in the address, so that a reload resumes after them. */
const useWays = (panel: PartnerInStepsProps["panel"]) => {
  const panels = usePanels();
  return {
    onBrand: (brand: string) => panels.open(panel, { brand }),
    onPartner: (partner: string) => panels.open(panel, { partner }),
    onCompleteSetup: (partner: string) => panels.open("partner-brand-setup", { partner }),
  };
};

/** Settings, then user, of a brand without a partner. */
const OfBrand = ({ panel, title, brand, close }: PartnerInStepsProps) => {
  const ways = useWays(panel);
  const query = useOperators();
  return (
    <RecordStates noun="brand" query={query} close={close}>
      {(operators) => {
        const operator = operators.find(({ opId }) => opId === brand);
        if (!operator?.parentOpId) return <Missing noun="brand" close={close} />;
        const { opId, title: name, parentOpId } = operator;
        const place = { partnerType: "BRANDED" as const, opId, parentOpId, title: name };
        return <PartnerWizard title={title} place={place} {...ways} close={close} />;
      }}
    </RecordStates>
  );
};

/** Number of users requested (money §7). */
const USERS = { limit: 50, page: 1, role: "PARTNER" } as const;

type OfPartnerProps = PartnerInStepsProps & { partner: string };

/** User step of a partner with settings; an existing user can be recreated. */
const OfPartner = ({ panel, title, partner: partnerId, close }: OfPartnerProps) => {
  const ways = useWays(panel);
  const partner = useShowPartner({ body: { partnerId } }, { staleTime: 0 });
  const opId = partner.data?.opId ?? "";
  const filters = { ...USERS, userCode: userCodeOf({ opId, partnerId }), partnerId };
  // Refetch after every write: someone else may have created the user.
  const users = useListUsers({ body: { appliedFilters: filters } }, { enabled: opId !== "", staleTime: 0 });
  return (
    <RecordStates noun="partner" query={partner} close={close}>
      {({ partnerType, opId: placeId, parentOpId, partnerTitle }) => (
        <RecordStates noun="user" query={users} close={close}>
          {({ users: [user] }) => (
            <PartnerWizard
              title={title}
              place={{ partnerType, opId: placeId, parentOpId, title: partnerTitle }}
              {...{ partnerId, user, close }}
              {...ways}
            />
          )}
        </RecordStates>
      )}
    </RecordStates>
  );
};

/** Partner wizard, starting at the first open step. */
export const PartnerInSteps = (props: PartnerInStepsProps) => {
  const { panel, title, brand, partner, close } = props;
  const ways = useWays(panel);
  if (partner) return <OfPartner {...props} partner={partner} />;
  if (brand) return <OfBrand {...props} />;
  return <PartnerWizard {...{ title, close }} {...ways} />;
};
