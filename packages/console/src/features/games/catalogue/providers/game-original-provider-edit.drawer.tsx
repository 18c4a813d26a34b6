import {
  showGameOriginalProvider,
  useCreateGameOriginalProvider,
  useUpdateGameOriginalProvider,
  type components,
} from "@backoffice/api-client";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { CatalogueDrawer } from "../parts/catalogue-drawer.tsx";
import { useUsualOwner } from "../parts/owner-options.ts";
import { ProviderFields } from "./provider.fields.tsx";
import { missingOf, providerSchema } from "./provider.schema.ts";

type ProviderFormProps = {
  provider: components["schemas"]["GameOriginalProvider"] | undefined;
  reason: string | undefined;
  close: () => void;
};

/** Two calls, unlike other catalogue entries (shell §7). */
const ProviderForm = ({ provider, reason, close }: ProviderFormProps) => {
  const owner = useUsualOwner();
  const [create, update] = [useCreateGameOriginalProvider(), useUpdateGameOriginalProvider()];
  const form = { noun: "provider", schema: providerSchema, save: { disabledReason: missingOf }, close };
  if (!provider) {
    const values = { opId: owner, slug: "", aliases: [], displayName: {} };
    return (
      <FormPanel
        {...form}
        isNew={{ another: ["opId"] }}
        values={values}
        write={create}
        input={(body) => ({ body })}
        success="Original Provider created!"
        record={({ displayName }, { id }) => ({ name: displayName.en, kind: "provider", value: id })}
      >
        {(now) => <ProviderFields now={now} first={values} isNew readOnly={false} />}
      </FormPanel>
    );
  }
  const { id, opId, slug, aliases, displayName } = provider;
  const values = { opId, slug, aliases, displayName };
  return (
    <FormPanel
      {...form}
      values={values}
      write={update}
      input={(changed) => ({ body: { ...changed, id } })}
      success="Original Provider updated!"
      record={() => ({ name: displayName.en, kind: "provider", value: id })}
      save={{ ...form.save, readOnlyReason: reason }}
    >
      {(now, readOnly) => <ProviderFields now={now} first={values} isNew={false} readOnly={readOnly} />}
    </FormPanel>
  );
};

/** A new original provider, or the one in the address. */
export const GameOriginalProviderEditDrawer = ({
  params: { id },
  close,
}: DrawerPanelProps<"game-original-provider-edit">) => (
  <CatalogueDrawer
    noun="original provider"
    read={showGameOriginalProvider}
    input={id && { body: { id } }}
    gamesOf={(provider) => `providerId=${provider.id}`}
    close={close}
  >
    {(provider, reason) => <ProviderForm provider={provider} reason={reason} close={close} />}
  </CatalogueDrawer>
);
