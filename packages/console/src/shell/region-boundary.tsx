import { FailedState } from "@backoffice/ui";
import { Component, lazy, Suspense, type ReactNode } from "react";

const CrashReport = lazy(() => import("./crash-report.tsx"));
/** What browsers say when a file of the build is gone: a newer version took its place. */
const GONE = /dynamically imported module|module script failed|Unable to preload/i;

/** Keeps a crash to its region: the frame around it goes on working. */
export class RegionBoundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (GONE.test(error.message))
      return (
        <FailedState
          title="This part could not be fetched"
          message="The network failed, or a new version of the console is out."
          onRetry={() => window.location.reload()}
        />
      );
    return (
      <div>
        <FailedState
          title="This part of the page stopped working"
          message="Nothing you saved is lost. Try again, or send the report to your administrator."
          details={`${error.name}: ${error.message}\n${window.location.pathname}`}
          onRetry={() => this.setState({ error: undefined })}
        />
        <Suspense>
          <CrashReport error={error} />
        </Suspense>
      </div>
    );
  }
}
