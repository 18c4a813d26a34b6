import { lazyComponent } from "@backoffice/ui";
import { Suspense, useEffect } from "react";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { useHistory } from "#kit/address/history.ts";
import { keepWindowsInHistory } from "#kit/address/windows-in-history.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { openReports } from "#kit/client-reports/report.ts";
import { forgetIdleSignOut } from "#kit/session/idle-sign-out.ts";
import { settleStored } from "#kit/session/settle-stored.ts";
import { measureSomeLoads } from "./measure-some-loads.ts";
import { NewVersionNotice } from "./new-version-notice.tsx";
import { useRecent } from "../palette/use-recent.ts";
import { useIdle } from "./use-idle.ts";
import { StatusBanner } from "./status/status-banner.tsx";
import { useOfflineSince } from "./status/use-offline-since.ts";
import { useRecovery } from "./status/use-recovery.ts";
import { whatIsWrong } from "./status/what-is-wrong.ts";
import { usePageLinks } from "../pages/use-page-links.ts";
import { useReadOnIntent } from "../reads/use-read-on-intent.ts";
import { useBell } from "../drafts/use-bell.tsx";
import { useFollowBadges } from "./use-follow-badges.ts";
import { useFollowRights } from "./use-follow-rights.ts";
import { usePolls } from "./use-polls.ts";
import { useRealtime } from "./realtime/use-realtime.ts";
import { useTabs } from "./use-tabs.ts";
import { ViewAs } from "../view-as/view-as-switch.tsx";

const IdleWarning = lazyComponent(() => import("./idle-warning.tsx"));

/** Polling, realtime messages, idle logout, tab synchronisation, drafts and recent pages. Loaded after the page. */
const Background = () => {
  useTabs();
  usePolls();
  useFollowBadges();
  useFollowRights();
  const messagesLost = useRealtime();
  usePageLinks();
  useReadOnIntent();
  useBell();
  useRecent();
  useEffect(settleStored, []);
  useEffect(openReports, []);
  useEffect(forgetIdleSignOut, []);
  const history = useHistory();
  useEffect(() => keepWindowsInHistory(history), [history]);
  const registry = useRegistry();
  useEffect(() => measureSomeLoads(history, registry), [history, registry]);
  const left = useIdle();
  const offline = useOfflineSince();
  const trouble = useRecovery();
  return (
    <>
      <span hidden data-slot="background" />
      <ViewAs />
      <StatusBanner notices={whatIsWrong({ ...trouble, offline, messagesLost })} />
      <NewVersionNotice />
      <RegionBoundary floats about={left === undefined}>
        <Suspense>{left !== undefined && <IdleWarning left={left} />}</Suspense>
      </RegionBoundary>
    </>
  );
};

export default Background;
