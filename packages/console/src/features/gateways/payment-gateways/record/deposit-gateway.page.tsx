import { useShowDepositGateway, useUpdateDepositGateway, type components } from "@backoffice/api-client";
import { useMemo } from "react";
import { useParams } from "react-router";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { withoutEmpty } from "#kit/form/without-empty-secrets.ts";
import { RecordForm } from "#kit/records/record-form.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { useSession } from "#kit/session/session.ts";
import { depositGatewayActions } from "../deposit-gateway.actions.ts";
import { GatewayFields } from "../fields/gateway.fields.tsx";
import { depositGatewaySchema, depositGatewayValues } from "../fields/gateway.schema.ts";
import { CardUsers } from "./card-users.tsx";
import { GatewayRecord } from "./gateway-record.tsx";

type Gateway = components["schemas"]["DepositGateway"];

const Settings = ({ gateway }: { gateway: Gateway }) => {
  const { uuid, opId, apiKey } = gateway;
  return (
    <RecordForm
      schema={depositGatewaySchema}
      values={depositGatewayValues(gateway)}
      write={useUpdateDepositGateway()}
      input={(valid) => ({ body: { ...withoutEmpty(valid, "apiKey"), uuid, opId } })}
      success="Deposit gateway updated."
      draftTitle={`Edit deposit gateway: ${gateway.title.en}`}
    >
      {(values) => <GatewayFields values={values} opId={opId} hasKey={Boolean(apiKey)} />}
    </RecordForm>
  );
};

/** `/deposit/gatewaysV2/{id}`: a deposit gateway with settings and cards. */
const DepositGatewayPage = () => {
  const { id = "" } = useParams();
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => depositGatewayActions(panels, session), [panels, session]);
  return (
    <RecordPageFrame noun="deposit gateway" query={useShowDepositGateway({ body: { uuid: id } })}>
      {(gateway) => (
        <GatewayRecord
          key={gateway.uuid}
          gateway={gateway}
          actions={actions}
          settings={<Settings gateway={gateway} />}
          tabs={[
            {
              id: "cards",
              label: "Cards",
              permission: "view_card_users",
              content: <CardUsers opId={gateway.opId} />,
            },
          ]}
        />
      )}
    </RecordPageFrame>
  );
};

export default DepositGatewayPage;
