import {
  useCreateGameOriginalProvider,
  useShowGameOriginalProvider,
  useUpdateGameOriginalProvider,
  type components,
} from "@backoffice/api-client";
import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { EditForm } from "#kit/panels/edit-form.tsx";
import { CatalogueDrawer } from "../parts/catalogue-drawer.tsx";
import { useUsualOwner } from "../parts/owner-options.ts";
import { ProviderFields } from "./provider.fields.tsx";
import { missingOf, providerSchema } from "./provider.schema.ts";

type Provider = components["schemas"]["GameOriginalProvider"];
type FormProps = { close: () => void };

const NewProvider = ({ close }: FormProps) => {
  const values = { opId: useUsualOwner(), slug: "", aliases: [], displayName: {} };
  return (
    <EditForm
      schema={providerSchema}
      values={values}
      write={useCreateGameOriginalProvider()}
      toInput={(provider) => ({ body: provider })}
      success="Original Provider created!"
      saveLabel="Add provider"
      waits={missingOf}
      close={close}
    >
      {(now) => <ProviderFields now={now} first={values} isNew readOnly={false} />}
    </EditForm>
  );
};

const EditProvider = ({
  provider: { id, opId, slug, aliases, displayName },
  readOnly,
  close,
}: FormProps & { provider: Provider; readOnly: boolean }) => {
  const values = { opId, slug, aliases, displayName };
  return (
    <EditForm
      schema={providerSchema}
      values={values}
      write={useUpdateGameOriginalProvider()}
      toInput={(changed) => ({ body: { ...changed, id } })}
      success="Original Provider updated!"
      waits={missingOf}
      readOnly={readOnly}
      close={close}
    >
      {(now) => <ProviderFields now={now} first={values} isNew={false} readOnly={readOnly} />}
    </EditForm>
  );
};

/** A new original provider, or the one that the address names; two calls, unlike the other catalogues (shell §7). */
const GameOriginalProviderEditDrawer = ({ params: { id }, close }: DrawerPanelProps<"game-original-provider-edit">) => (
  <CatalogueDrawer
    noun="original provider"
    id={id}
    query={useShowGameOriginalProvider({ body: { id: id ?? "" } }, { enabled: id !== undefined, staleTime: 0 })}
    gamesOf={(provider) => `providerId=${provider.id}`}
    close={close}
  >
    {(provider, readOnly) =>
      provider ? <EditProvider provider={provider} readOnly={readOnly} close={close} /> : <NewProvider close={close} />
    }
  </CatalogueDrawer>
);

export default GameOriginalProviderEditDrawer;
