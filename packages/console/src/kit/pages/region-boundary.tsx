import { FailedState, forgetFailed, lazyComponent, toast } from "@backoffice/ui";
import { Component, Suspense, type ReactNode } from "react";

const CrashReport = lazyComponent(() => import("./crash-report.tsx"));
/** Error messages of browsers when a file of the build cannot be loaded. */
const GONE = /dynamically imported module|module script failed|Unable to preload/i;
const WHY = "The network failed, or a new version of the console is available.";

/** Shows a toast about a part that could not be loaded and has no place to show an error. */
export const sayMissing = (what = `A part of the console could not be loaded. ${WHY}`): number =>
  toast.error(what, { persist: true, action: { label: "Reload", onClick: () => window.location.reload() } });

type RegionBoundaryProps = {
  children: ReactNode;
  /** The error is reset when this changes. */
  about?: unknown;
  /** The part has no place in the page, like a dialog: a toast shows the error. */
  floats?: boolean;
  /** The text of that toast. */
  says?: string;
  onFailed?: () => void;
};

/** An error boundary around a region of the console: the rest goes on working. */
export class RegionBoundary extends Component<RegionBoundaryProps, { error?: Error | undefined; about?: unknown }> {
  override state: { error?: Error | undefined; about?: unknown } = {};
  private said: number | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ about }: RegionBoundaryProps, state: { about?: unknown }) {
    return Object.is(about, state.about) ? null : { about, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    const { floats, says, onFailed } = this.props;
    forgetFailed();
    if (says) this.said = toast.error(says, { persist: true });
    else if (floats)
      this.said = sayMissing(
        GONE.test(String(error)) ? undefined : "This part stopped working. Saved data is not affected.",
      );
    onFailed?.();
  }

  /** Removes the toast once the part renders again or shows another record. */
  override componentDidUpdate() {
    if (this.state.error || this.said === undefined) return;
    toast.dismiss(this.said);
    this.said = undefined;
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.floats) return null;
    const retry = () => this.setState({ error: undefined });
    if (GONE.test(error.message))
      return (
        <FailedState
          title="This part could not be loaded"
          message={`${WHY} If trying again does not help, reload the page.`}
          onRetry={retry}
        />
      );
    return (
      <div>
        <FailedState
          title="This part of the page stopped working"
          message="Saved data is not affected. Try again, or send the report to your administrator."
          details={`${error.name}: ${error.message}\n${window.location.pathname}`}
          onRetry={retry}
        />
        <RegionBoundary floats>
          <Suspense>
            <CrashReport error={error} />
          </Suspense>
        </RegionBoundary>
      </div>
    );
  }
}
