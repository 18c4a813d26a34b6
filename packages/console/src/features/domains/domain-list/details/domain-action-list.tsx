import type { components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { useMemo } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useSession } from "#kit/session/session.ts";
import { DOMAIN_ORDERS, ORDERS, type DomainOrder } from "../actions/domain-order.tsx";
import { domainActions } from "../domain.actions.ts";

type Domain = components["schemas"]["Domain"];

const MORE: Readonly<Record<string, string>> = {
  edit: "Edit description, language and flags.",
  "notify-crawlers": "Notify search engines of changed pages.",
  "delete-zone": "Delete the domain with its Cloudflare zone and from our records.",
};

const isOrder = (id: string): id is DomainOrder => (ORDERS as readonly string[]).includes(id);

/** All domain actions with a description and their disabled reason (content §4). */
export const DomainActionList = ({ domain }: { domain: Domain }) => {
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => domainActions(panels, session), [panels, session]);
  return (
    <ul className="divide-y">
      {actions.map(({ id, label, danger, reason, onSelect }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
          <p className="min-w-0 grow basis-64 text-ink-muted">
            {isOrder(id) ? DOMAIN_ORDERS[id].says("it", "its owner") : MORE[id]}
          </p>
          <Button variant={danger ? "danger" : "secondary"} reason={reason?.(domain)} onClick={() => onSelect(domain)}>
            {`${label}…`}
          </Button>
        </li>
      ))}
    </ul>
  );
};
