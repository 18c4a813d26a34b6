import { useLocation } from "react-router";
import { keptSearch } from "#kit/address/kept-search.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";

/** Shows the name servers for the registrar after a domain is added; closing them opens the domain (content §2). */
export const useDomainAdded = () => {
  const panels = usePanels();
  const { search } = useLocation();
  return (domain: string, nameServers: readonly string[]) =>
    panels.open("automation-progress", {
      title: `Add ${domain}`,
      text: "Domain is successfully added!",
      status: "completed",
      nameServers,
      link: `/settings/cf-account-v2/domains${keptSearch(search, { domain })}`,
    });
};
