/**
 * The connection broke. Each adapter turns it into the failure that its caller sees: a failed fetch, a closed socket.
 */
export class NetworkFailure extends TypeError {
  override readonly name = "NetworkFailure";
  constructor() {
    super("Failed to fetch");
  }
}
