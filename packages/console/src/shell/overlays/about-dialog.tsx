import { DescriptionList, Dialog, formatDateTime, linkLook, useLocale } from "@backoffice/ui";
import { useQuery } from "@tanstack/react-query";
import { isSuperAdmin, useSession } from "#kit/session/session.ts";
import { readServedBuild } from "../background/new-version.ts";
import { otherContract } from "../background/other-contract.ts";
import { hideOverlay } from "./overlays.ts";

/** When the running build was made, or that the server has a newer one. */
const useServedBuild = () => {
  const { locale, timeZone } = useLocale();
  const { data: build } = useQuery({
    queryKey: ["version.json"],
    queryFn: readServedBuild,
    retry: false,
    staleTime: 0,
  });
  if (!build) return [];
  if (!build.isRunning) return [{ label: "New version", value: `${build.version}, loaded when you reload` }];
  return [{ label: "Built", value: formatDateTime(new Date(build.time), locale, timeZone) }];
};

/**
 * The version of the console, and the licences of the third-party software in it (`vite/licences.ts`). Super admins also see
 * the contract of the API, and the server's where that is another.
 */
const AboutDialog = () => {
  const build = useServedBuild();
  const isDeveloper = isSuperAdmin(useSession());
  const other = otherContract();
  return (
    <Dialog open onOpenChange={(open) => !open && hideOverlay()} size="sm" title="About this console">
      <DescriptionList
        items={[
          { label: "Version", value: `${__APP_VERSION__} (${__APP_COMMIT__})` },
          ...build,
          ...(isDeveloper ? [{ label: "API contract", value: __CONTRACT_VERSION__ }] : []),
          ...(isDeveloper && other ? [{ label: "Server contract", value: other }] : []),
          { label: "Licence", value: "MIT" },
          {
            label: "Third-party software",
            value: (
              <a href="/licences.txt" target="_blank" rel="noreferrer" className={linkLook(true)}>
                Licence notices
              </a>
            ),
          },
        ]}
      />
    </Dialog>
  );
};

export default AboutDialog;
