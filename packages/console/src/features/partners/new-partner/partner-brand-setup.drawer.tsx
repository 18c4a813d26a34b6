import { useCreateBrand, useShowPartner, type components } from "@backoffice/api-client";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { Missing, RecordStates } from "#kit/records/record-states.tsx";
import { BrandFields, ParentOperatorField } from "./brand.fields.tsx";
import { brandBody, newBrand, partnerBrandSchema } from "./partner-brand.schema.ts";

const NO_BRAND = "Error happened while creating the partner, please try again.";
const WORDS = { refused: NO_BRAND, notSent: NO_BRAND };

type Partner = components["schemas"]["Partner"];

const BrandOf = ({ partner, close }: { partner: Partner; close: () => void }) => {
  const panels = usePanels();
  const { partnerId, partnerTitle, partnerType, opId, opTitle } = partner;
  return (
    <FormPanel
      isNew
      close={close}
      noun="brand"
      frame={{ name: partnerTitle }}
      schema={partnerBrandSchema}
      values={newBrand(opId)}
      write={useCreateBrand()}
      input={(brand) => ({ body: { ...brandBody(brand), partnerId } })}
      success="Brand Initialized!"
      failure={{ title: "Unable To Proceed", words: WORDS }}
      save={{
        readOnlyReason: partnerType === "NORMAL" ? undefined : `${partnerTitle} already has the brand ${opTitle}.`,
      }}
      after={{ next: () => panels.open("complete-partner-setup", { partner: partnerId }) }}
    >
      {({ isCfSelected }) => (
        <>
          <ParentOperatorField readOnly />
          <BrandFields isCfSelected={isCfSelected} />
        </>
      )}
    </FormPanel>
  );
};

/** Creates a brand for a partner without one, then continues its setup (money §2, ruling 34). */
export const PartnerBrandSetupDrawer = ({ params: { partner }, close }: DrawerPanelProps<"partner-brand-setup">) => {
  const query = useShowPartner({ body: { partnerId: partner ?? "" } }, { enabled: Boolean(partner), staleTime: 0 });
  if (!partner) return <Missing noun="partner" close={close} />;
  return (
    <RecordStates noun="partner" query={query} close={close}>
      {(record) => <BrandOf partner={record} close={close} />}
    </RecordStates>
  );
};
