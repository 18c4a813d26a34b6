import { useShowWithdrawGateway, useUpdateWithdrawGateway, type components } from "@backoffice/api-client";
import { useMemo } from "react";
import { useParams } from "react-router";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { withoutEmpty } from "#kit/form/without-empty-secrets.ts";
import { RecordForm } from "#kit/records/record-form.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { useSession } from "#kit/session/session.ts";
import { GatewayFields, WithdrawLimits } from "../fields/gateway.fields.tsx";
import { withdrawGatewaySchema, withdrawGatewayValues } from "../fields/gateway.schema.ts";
import { UtopiaWallet } from "../utopia/utopia-wallet.tsx";
import { UTOPIA } from "../utopia/utopia.ts";
import { withdrawGatewayActions } from "../withdraw-gateway.actions.ts";
import { GatewayRecord } from "./gateway-record.tsx";

type Gateway = components["schemas"]["WithdrawGateway"];

const Settings = ({ gateway }: { gateway: Gateway }) => {
  const { uuid, opId, apiKey } = gateway;
  return (
    <RecordForm
      schema={withdrawGatewaySchema}
      values={withdrawGatewayValues(gateway)}
      write={useUpdateWithdrawGateway()}
      input={(valid) => ({ body: { ...withoutEmpty(valid, "apiKey"), uuid, opId } })}
      success="Withdraw gateway updated."
      draftTitle={`Edit withdraw gateway: ${gateway.title.en}`}
    >
      {(values) => <GatewayFields values={values} opId={opId} hasKey={Boolean(apiKey)} amounts={<WithdrawLimits />} />}
    </RecordForm>
  );
};

/** `/withdraw/gatewaysV2/{id}`: a withdraw gateway with settings and Utopia wallet. */
const WithdrawGatewayPage = () => {
  const { id = "" } = useParams();
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => withdrawGatewayActions(panels, session), [panels, session]);
  return (
    <RecordPageFrame noun="withdraw gateway" query={useShowWithdrawGateway({ body: { uuid: id } })}>
      {(gateway) => (
        <GatewayRecord
          key={gateway.uuid}
          gateway={gateway}
          actions={actions}
          settings={<Settings gateway={gateway} />}
          tabs={
            gateway.provider === UTOPIA
              ? [
                  {
                    id: "wallet",
                    label: "Utopia wallet",
                    permission: "view_utopia_wallets",
                    content: <UtopiaWallet uuid={gateway.uuid} />,
                  },
                ]
              : []
          }
        />
      )}
    </RecordPageFrame>
  );
};

export default WithdrawGatewayPage;
