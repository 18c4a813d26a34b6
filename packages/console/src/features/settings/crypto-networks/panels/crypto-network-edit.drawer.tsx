import { useShowCryptoNetwork, useUpdateCryptoNetwork, type components } from "@backoffice/api-client";
import { Alert, toast } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { Moment } from "#entities/time/moment.tsx";
import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { EditForm } from "#kit/panels/edit-form.tsx";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { Missing, Record } from "#kit/records/record-states.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { DUPLICATES, explorerKeysSchema, MAX_KEYS, UNIQUE } from "./explorer-keys.schema.ts";

const fields = createFields(explorerKeysSchema);

type LoadedProps = { network: components["schemas"]["CryptoNetwork"]; close: () => void };

const Loaded = ({ network: { network, explorerApiKey, updatedAt, updatedBy }, close }: LoadedProps) => {
  const reason = lacking(useSession(), "edit_crypto_networks");
  return (
    <div className="grid grid-cols-1 gap-4">
      <PanelHead title={network} subtitle="Crypto network" />
      {reason && <Alert severity="info">{reason}</Alert>}
      <p className="text-meta wrap-anywhere text-ink-muted">
        Changed <Moment value={updatedAt} /> {updatedBy && `by ${updatedBy}`}
      </p>
      <EditForm
        schema={explorerKeysSchema}
        values={{ keys: explorerApiKey }}
        write={useUpdateCryptoNetwork()}
        toInput={({ keys }) => ({ body: { networkName: network, keys } })}
        success="Crypto Network updated!"
        onInvalid={(errors) => errors.some(({ message }) => message === UNIQUE) && toast.error(DUPLICATES)}
        readOnly={reason !== undefined}
        close={close}
      >
        {() => (
          <fields.TextListField
            name="keys"
            label="Explorer API keys"
            itemLabel="Key"
            limit={MAX_KEYS}
            repeated={UNIQUE}
            mono
            secret
            help="Paste several lines to add several keys at once."
          />
        )}
      </EditForm>
    </div>
  );
};

/** Changes the explorer keys of a network; networks are neither added nor deleted here (shell §2.3). */
const CryptoNetworkEditDrawer = ({
  params: { cryptoNetwork: network },
  close,
}: DrawerPanelProps<"crypto-network-edit">) => {
  const query = useShowCryptoNetwork(
    { body: { network: network ?? "" } },
    { enabled: network !== undefined, staleTime: 0 },
  );
  if (network === undefined) return <Missing noun="crypto network" close={close} />;
  return (
    <Record noun="crypto network" query={query} close={close}>
      {(row) => <Loaded network={row} close={close} />}
    </Record>
  );
};

export default CryptoNetworkEditDrawer;
