/** For an effect: passes the result on unless the effect was cleaned up before. Returns the clean-up. */
export function whileMounted<Result>(
  promise: Promise<Result>,
  onResult: (result: Result) => void,
  onFailure?: () => void,
): () => void {
  let isGone = false
  void promise.then(
    (result) => {
      if (!isGone) onResult(result)
    },
    onFailure && (() => isGone || onFailure()),
  )
  return () => {
    isGone = true
  }
}
