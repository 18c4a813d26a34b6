import {
  getOperatorSettings,
  updateAffiliateLevels,
  useUpdateOperatorSettings,
  type Data,
} from "@backoffice/api-client";
import { DescriptionList, useLocale } from "@backoffice/ui";
import { z } from "zod";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordForm } from "#kit/records/record-form.tsx";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { GeneralFields, LevelFields, ShareFields } from "#entities/earning-settings/affiliate-settings.fields.tsx";
import {
  affiliateValues,
  generalSchema,
  levelSchema,
  shareSchema,
} from "#entities/earning-settings/affiliate-settings.schema.ts";
import { CashbackFields } from "#entities/earning-settings/cashback-settings.fields.tsx";
import { cashbackSchema, cashbackValues } from "#entities/earning-settings/cashback-settings.schema.ts";
import { cashbackSettingsFacts, settingsFacts } from "#entities/earning-settings/settings-facts.tsx";

type Settings = Data<typeof getOperatorSettings.operation>;
type FormProps = { opId: string; settings: Settings };

const affiliatesSchema = z.object({ ...generalSchema.shape, ...levelSchema.shape, ...shareSchema.shape });
const SAVED = "Affiliate and cashback settings saved.";

const AffiliatesForm = ({ opId, settings: { affiliates, cashback } }: FormProps) => {
  const { general, level, share } = affiliateValues(affiliates);
  const title = useOperatorTitle(opId);
  return (
    <RecordForm
      schema={affiliatesSchema}
      values={{ ...general, ...level, ...share }}
      write={useUpdateOperatorSettings()}
      input={(valid) => ({ body: { opId, affiliates: valid, cashback } })}
      success={SAVED}
      record={title}
      draftTitle={`Edit affiliate settings: ${title}`}
    >
      {() => (
        <>
          <GeneralFields />
          <LevelFields />
          <ShareFields />
        </>
      )}
    </RecordForm>
  );
};

const CashbackForm = ({ opId, settings: { affiliates, cashback } }: FormProps) => {
  const title = useOperatorTitle(opId);
  return (
    <RecordForm
      schema={cashbackSchema}
      values={cashbackValues(cashback)}
      write={useUpdateOperatorSettings()}
      input={(valid) => ({ body: { opId, affiliates, cashback: valid } })}
      success={SAVED}
      record={title}
      draftTitle={`Edit cashback settings: ${title}`}
    >
      {() => <CashbackFields />}
    </RecordForm>
  );
};

/** Affiliate and cashback settings for all players of an operator without overrides (money §1, §5). */
export const OperatorEarningSettings = ({
  params: { operator: opId },
  close,
}: DrawerPanelProps<"operator-earning-settings">) => {
  const { locale } = useLocale();
  const panels = usePanels();
  const session = useSession();
  const title = useOperatorTitle(opId ?? "");
  return (
    <RecordPanel
      noun="operator"
      read={getOperatorSettings}
      input={opId && { query: { opId } }}
      close={close}
      head={() => ({ title: "Affiliate and Cashback Settings", subtitle: title })}
      page={() => `/operators/${encodeURIComponent(opId ?? "")}`}
      actions={() =>
        opId
          ? [
              {
                label: "Affiliate calculator",
                reason: lacking(session, "use_profit_calculators"),
                onClick: () => panels.open("affiliate-profit-calculator", { opId }),
              },
              {
                label: "Level settings",
                reason: lacking(session, updateAffiliateLevels.operation.permission),
                onClick: () => panels.open("affiliate-level-settings", { opId }),
              },
            ]
          : []
      }
      tabs={(settings) =>
        opId
          ? [
              { id: "affiliates", label: "Affiliates", content: <AffiliatesForm opId={opId} settings={settings} /> },
              { id: "cashback", label: "Cashback", content: <CashbackForm opId={opId} settings={settings} /> },
            ]
          : []
      }
    >
      {({ affiliates, cashback }) => (
        <div className="flex flex-col gap-6">
          <DescriptionList items={settingsFacts(affiliates, locale)} />
          <DescriptionList items={cashbackSettingsFacts(cashback, locale)} />
        </div>
      )}
    </RecordPanel>
  );
};
