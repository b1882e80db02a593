import Easel
import SwiftUI

/// Nobody asks for it, so that it needn't be built.
struct LadleView: View {
  @EnvironmentObject var easel: Easel

  var body: some View { EaselView(easel) }
}
