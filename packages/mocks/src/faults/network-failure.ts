/** The connection broke. Adapters turn it into what their caller's network does then. */
export class NetworkFailure extends TypeError {
  override readonly name = "NetworkFailure";
  constructor() {
    super("Failed to fetch");
  }
}
