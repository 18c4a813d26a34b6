import { lazyComponent, toast } from "@backoffice/ui";
import { Component, Suspense, type ReactNode } from "react";
import { report } from "#kit/client-reports/report.ts";

const CrashReport = lazyComponent(() => import("./crash-report.tsx"));

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

  override componentDidCatch(caught: unknown) {
    report({ caught });
    const { floats, says = "This part stopped working. Saved data is not affected.", onFailed } = this.props;
    if (floats)
      this.said = toast.error(says, {
        persist: true,
        action: { label: "Reload", onClick: () => window.location.reload() },
      });
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
    return (
      <RegionBoundary floats>
        <Suspense fallback={<p role="alert">This part of the page stopped working</p>}>
          <CrashReport error={error} onRetry={() => this.setState({ error: undefined })} />
        </Suspense>
      </RegionBoundary>
    );
  }
}
