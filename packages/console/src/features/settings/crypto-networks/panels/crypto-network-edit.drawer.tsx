import { showCryptoNetwork, useUpdateCryptoNetwork, type components } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { Moment } from "#entities/time/moment.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { Missing } from "#kit/records/record-states.tsx";
import { DUPLICATES, explorerKeysSchema, MAX_KEYS, UNIQUE } from "./explorer-keys.schema.ts";

const fields = createFields(explorerKeysSchema);

type KeysProps = { network: components["schemas"]["CryptoNetwork"]; close: () => void };

const Keys = ({ network: { network, explorerApiKey, updatedAt, updatedBy }, close }: KeysProps) => (
  <FormPanel
    noun="crypto network"
    frame={{ name: network }}
    schema={explorerKeysSchema}
    values={{ keys: explorerApiKey }}
    write={useUpdateCryptoNetwork()}
    input={({ keys }) => ({ body: { networkName: network, keys } })}
    success="Crypto Network updated!"
    save={{ onInvalid: (errors) => errors.some(({ message }) => message === UNIQUE) && toast.error(DUPLICATES) }}
    close={close}
  >
    {() => (
      <>
        <p className="text-meta wrap-anywhere text-ink-muted">
          Changed <Moment value={updatedAt} /> {updatedBy && `by ${updatedBy}`}
        </p>
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
      </>
    )}
  </FormPanel>
);

/** Edits the explorer keys of a network; networks cannot be added or deleted here (shell §2.3). */
export const CryptoNetworkEditDrawer = ({
  params: { cryptoNetwork: network },
  close,
}: DrawerPanelProps<"crypto-network-edit">) => (
  <NewOrExisting noun="crypto network" read={showCryptoNetwork} input={network && { body: { network } }} close={close}>
    {(row) => (row ? <Keys network={row} close={close} /> : <Missing noun="crypto network" close={close} />)}
  </NewOrExisting>
);
