import type { components } from "@backoffice/api-client";
import { Input } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { Search } from "lucide-react";
import { useId, useState } from "react";
import { z } from "zod";

type TomaniGateway = components["schemas"]["TomaniGateway"];

/** Number of gateways above which the list has a search field (money §5). */
const MOST_WITHOUT_SEARCH = 10;

export const gatewaySchema = z.object({ gatewayUuid: z.string().min(1, "Choose a gateway.") });
const fields = createFields(gatewaySchema);

/** Selects a gateway; the selected one stays visible during a search. */
export const GatewayField = ({ gateways, chosen }: { gateways: readonly TomaniGateway[]; chosen: string }) => {
  const [search, setSearch] = useState("");
  const id = useId();
  const query = search.trim().toLowerCase();
  const matches = gateways.filter(({ uuid, title }) => uuid === chosen || title.en.toLowerCase().includes(query));
  return (
    <>
      {gateways.length > MOST_WITHOUT_SEARCH && (
        <div className="mb-3">
          <label htmlFor={id} className="sr-only">
            Search gateways
          </label>
          <Input
            id={id}
            type="search"
            startIcon={Search}
            placeholder="Search gateways"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
      )}
      <fields.RadioField
        name="gatewayUuid"
        label="Gateway"
        required
        options={matches.map(({ uuid, title }) => ({ value: uuid, label: title.en }))}
      />
      {matches.length === 0 && <p className="mt-2 text-body text-ink-muted">No gateway matches.</p>}
    </>
  );
};
